import { lazyExtra } from '../../ui/lazy-part.tsx'

/** Articles that may answer a request; loaded with the form of a ticket, not with the list of tickets. */
export const SuggestedArticles = lazyExtra(() => import('./suggested-articles.tsx'))
