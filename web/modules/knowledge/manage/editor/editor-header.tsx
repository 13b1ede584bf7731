import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { articleMoves, reviewMoves } from '@diwan/contract/knowledge/moves'
import { allowed } from '@diwan/contract/kit/moves'
import type { OpenManaged } from '@diwan/contract/knowledge/schemas/managed'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../../kit/formats.ts'
import { useEver } from '../../../../kit/use-ever.ts'
import { usePhone } from '../../../../kit/widths.ts'
import { useWrite } from '../../../../kit/write.ts'
import { lazyDialog } from '../../../../ui/lazy-part.tsx'
import { ViewLinks } from '../../../../ui/list/view-links.tsx'
import { PageSides } from '../../../../ui/page-sides.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { asSearch } from '../../address.ts'
import { ArticleState } from '../article-state.tsx'
import { ArticleMenu } from './article-menu.tsx'
import { PARTS, type Part } from '../../model/parts.ts'
import { TurnCommands, TurnMenu } from '../../../actions/public.ts'

const SendDialog = lazyDialog(() => import('./send-for-review-dialog.tsx'))

interface EditorHeaderProps {
  readonly opened: OpenManaged
  readonly part: Part
}

/** Where the article stands, its parts, and the next thing to do with it. */
export function EditorHeader({ opened, part }: EditorHeaderProps) {
  const { t } = useTranslation(['knowledge', 'publishing', 'releases'])
  const nameOf = useLocalName()
  const phone = usePhone()
  const { article } = opened
  const hub = t('name_knowledgeHub', { ns: 'releases' })
  return (
    <PageSides value={null}>
      <PageHeader
        title={article.title}
        written
        flush
        crumbs={[
          article.category
            ? { label: nameOf(article.category), to: '/admin/knowledge-hub', search: asSearch({ category: article.category.id }) }
            : { label: hub, to: '/admin/knowledge-hub', search: {} },
        ]}
        tabs={
          <ViewLinks
            label={t('manageViews')}
            param="part"
            views={PARTS}
            current={part}
            labelOf={(one) =>
              one === 'text' ? t('text') : one === 'history' ? t('history') : t('publishing', { ns: 'publishing' })
            }
          />
        }
        action={
          <>
            {!phone && <ArticleState article={article} />}
            <TurnCommands id={opened.article.id} />
            <TurnMenu id={opened.article.id} />
            <ArticleMenu opened={opened} />
            <ReviewButton opened={opened} />
          </>
        }
      />
    </PageSides>
  )
}

/** Sends it for review, takes it back from there, or leads to the review. */
function ReviewButton({ opened: { article, reviewRequired } }: { readonly opened: OpenManaged }) {
  const { t } = useTranslation('knowledge')
  const [sending, setSending] = useState(false)
  const begun = useEver(sending)
  const withdraw = useWrite(articleReviews.withdraw)
  const { id, version, can, review, status, template } = article
  const may = allowed(articleMoves, status, can)
  const runs = review === 'SENT' || review === 'CHECKING'
  if (runs)
    return (
      <>
        {allowed(reviewMoves, review, can).withdrawReview && (
          <Button variant="default" disabled={withdraw.isPending} onClick={() => withdraw.mutate({ id, version })}>
            {t('withdrawReview')}
          </Button>
        )}
        <Button renderRoot={(props: object) => <Link to="/admin/knowledge-hub" search={asSearch({ review: id })} {...props} />}>
          {t('openReview')}
        </Button>
      </>
    )
  if (template || !may.sendForReview || article.category === null) return null
  return (
    <>
      <Button
        variant={reviewRequired ? 'filled' : 'default'}
        leftSection={<IconSend size={16} stroke={1.7} className="turns" aria-hidden />}
        onClick={() => setSending(true)}
      >
        {t('sendForReview')}
      </Button>
      <Suspense>{begun && <SendDialog article={article} opened={sending} onClose={() => setSending(false)} />}</Suspense>
    </>
  )
}
