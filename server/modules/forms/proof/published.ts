import { formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { publisherOf } from '../../../testing/content/published.ts'

/** Creates a form and publishes it for those who fill it in. */
export const publishedFor = publisherOf(forms.create, formPublishing.publish)
