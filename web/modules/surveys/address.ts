import type { ContentPlaces } from '../publishing/public.ts'

export const surveyPlaces: ContentPlaces = { list: '/admin/survey', details: '/admin/survey/details' }
