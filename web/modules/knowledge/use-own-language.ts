import type { ArticleLanguage } from '@diwan/contract/knowledge/vocabulary'
import { useDirection } from '../../kit/formats.ts'

/** The language of articles in which the reader sees the portal. */
export const useOwnLanguage = (): ArticleLanguage => (useDirection() === 'rtl' ? 'ar' : 'en')
