import type { ContentPlaces } from '../publishing/public.ts'

export const formPlaces: ContentPlaces = { list: '/admin/forms', details: '/admin/form/details' }
