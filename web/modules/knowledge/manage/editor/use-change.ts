import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { useWrite } from '../../../../kit/write.ts'

/** Changes of one article, sent one after the other. */
export const useChange = (id: string) => useWrite(managedArticles.change, { scope: `article ${id}` })
