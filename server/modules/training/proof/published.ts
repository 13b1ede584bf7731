import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { publisherOf } from '../../../testing/content/published.ts'

/** Creates a course and publishes it for those who learn on it. */
export const publishedFor = publisherOf(courses.create, coursePublishing.publish)
