import { articleTalk as endpoints } from '@diwan/contract/knowledge/endpoints/reading'
import { passages } from '@diwan/contract/knowledge/endpoints/passages'
import type { ReadArticle } from '@diwan/contract/knowledge/schemas/article'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { rememberFiles, Thread, ThreadComposer } from '../../talk/public.ts'
import { Composer } from '../../writing/public.ts'
import { articleTalk, mentionableIn } from '../api/article-talk.ts'
import classes from './article.module.css'
import { focusComment, useChosenWords } from '../model/chosen-words.ts'

const MAX_FILES = 10
/** Nobody is shown writing here. */
const quiet = () => undefined

/** The comments of readers on an article. Replies quote the comment that they answer. */
export default function Comments({ article: { id, can } }: { readonly article: ReadArticle }) {
  const { t } = useTranslation('knowledge')
  const me = useSession()?.metadata.id
  const { mutate } = useWrite(endpoints.say, { quiet: true, scope: `article:${id}` })
  const { mutate: comment } = useWrite(passages.comment, { quiet: true, scope: `article:${id}` })
  const [words, chooseWords] = useChosenWords(id)
  useEffect(() => {
    const timer = setTimeout(() => focusComment(id))
    return () => clearTimeout(timer)
  }, [id])
  return (
    <section id="comments" className={classes['comments']} aria-label={t('comments')}>
      <h2>{t('comments')}</h2>
      <Thread
        of={articleTalk}
        id={id}
        rights={({ author }) => ({
          quote: can.comment,
          edit: author?.id === me,
          delete: author?.id === me || can.publish,
          react: can.comment,
        })}
      />
      {can.comment && (
        <ThreadComposer
          id={id}
          kinds={[
            { kind: 'article_comment', label: t('comment') },
            {
              kind: 'article_passage',
              label: t('passageComment'),
              ...(words && { about: t('passageAbout', { text: words.quote }) }),
            },
          ]}
          open={words ? ['article_comment', 'article_passage'] : ['article_comment']}
          choose={t('comment')}
          closed={null}
        >
          {(kind) => (
            <Composer
              place={{ kind, key: id }}
              purpose="attachment10"
              most={MAX_FILES}
              mentionable={mentionableIn(id)}
              typing={quiet}
              words={{ write: t('writeComment'), send: t('addComment'), sent: t('commentSent') }}
              send={({ body, files, draftId }, onSent) => {
                rememberFiles(files)
                const message = { id, body, attachments: files.map((file) => file.id), draftId }
                if (kind === 'article_comment' || !words) return mutate(message, { onSuccess: onSent })
                comment({ ...message, ...words }, { onSuccess: onSent })
                chooseWords(undefined)
              }}
            />
          )}
        </ThreadComposer>
      )}
    </section>
  )
}
