import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { MAX_VOTE_COMMENT } from '@diwan/contract/knowledge/limits'
import type { ReadArticle } from '@diwan/contract/knowledge/schemas/article'
import { Button } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useKeptText } from '../../../kit/kept-text.ts'
import { useWrite } from '../../../kit/write.ts'
import { sendByKey } from '../../../ui/send-by-key.ts'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import classes from './article.module.css'

/** Whether the article helped its reader, and what they want to add. The last answer counts. */
export function Helpful({ article: { id, vote } }: { readonly article: ReadArticle }) {
  const { t } = useTranslation('knowledge')
  const [comment, keep] = useKeptText(`vote/${id}`, vote?.comment ?? '')
  const write = useWrite(articles.vote)
  const say = (helpful: boolean | null, words = '') =>
    write.mutate({ id, helpful, comment: words }, { onSuccess: () => keep(undefined) })
  const given = vote?.helpful
  const choice = (helpful: boolean) => {
    const Sign = helpful ? IconThumbUp : IconThumbDown
    return (
      <Button
        variant={given === helpful ? 'light' : 'default'}
        aria-pressed={given === helpful}
        leftSection={<Sign size={17} stroke={1.6} aria-hidden />}
        disabled={write.isPending}
        onClick={() => say(given === helpful ? null : helpful)}
      >
        {t(helpful ? 'yes' : 'no')}
      </Button>
    )
  }
  return (
    <section className={classes['helpful']} aria-label={t('helpfulQuestion')}>
      <h2>{t('helpfulQuestion')}</h2>
      <div className={classes['answers']}>
        {choice(true)}
        {choice(false)}
      </div>
      {vote && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            say(vote.helpful, comment.trim())
          }}
        >
          <p role="status">{t('voteThanks')}</p>
          <UserTextarea
            aria-label={t(vote.helpful ? 'voteCommentGood' : 'voteComment')}
            placeholder={t(vote.helpful ? 'voteCommentGood' : 'voteComment')}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={MAX_VOTE_COMMENT}
            value={comment}
            onKeyDown={sendByKey}
            onChange={(event) => keep(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={write.isPending || comment.trim() === vote.comment}>
            {t('sendComment')}
          </Button>
        </form>
      )}
    </section>
  )
}
