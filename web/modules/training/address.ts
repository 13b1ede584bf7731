import type { ContentPlaces } from '../publishing/public.ts'

export const coursePlaces: ContentPlaces = { list: '/admin/training', details: '/admin/training/details' }
