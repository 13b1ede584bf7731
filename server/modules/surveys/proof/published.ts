import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { publisherOf } from '../../../testing/content/published.ts'

/** Creates a survey and publishes it for those who answer it. */
export const publishedFor = publisherOf(surveys.create, surveyPublishing.publish)
