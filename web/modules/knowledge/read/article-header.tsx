import { exports } from '@diwan/contract/knowledge/endpoints/exports'
import type { ArticleLanguage } from '@diwan/contract/knowledge/vocabulary'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import type { ReadArticle } from '@diwan/contract/knowledge/schemas/article'
import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowLeft,
  IconDots,
  IconEye,
  IconFileTypePdf,
  IconFileZip,
  IconHistory,
  IconLanguage,
  IconLink,
  IconPencil,
  IconPrinter,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useCommands } from '../../../kit/commands.ts'
import { copyText } from '../../../kit/copy-text.ts'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { usePhone } from '../../../kit/widths.ts'
import { useWrite } from '../../../kit/write.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { RecordStar } from '../../../ui/record-star.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { TurnCommands, TurnMenu } from '../../actions/public.ts'
import { articlePlace, categoryPlace, writingPlace } from '../address.ts'
import classes from './article.module.css'

const PublishedVersions = lazyDialog(() => import('../manage/published-versions.tsx'))

/** Where the article stands, and what its reader may do with it. */
export function ArticleHeader({ article }: { readonly article: ReadArticle }) {
  const { t, i18n } = useTranslation('knowledge')
  const phone = usePhone()
  const { id, title, path, views, can } = article
  const navigate = useNavigate()
  const edit = () => void navigate(writingPlace(id))
  useCommands(
    can.edit
      ? [{ id: 'edit article', label: t('edit'), part: 'record', stroke: { code: 'KeyE' }, icon: IconPencil, run: edit }]
      : [],
  )
  return (
    <header className={classes['header']}>
      <PageTitle title={title} />
      <Crumbs path={path} />
      <div className={classes['actions']}>
        {!phone && (
          <span className={classes['views']} title={t('viewCount', { count: views })}>
            <IconEye size={17} stroke={1.6} aria-hidden />
            <bdi dir="ltr" aria-label={t('viewCount', { count: views })}>
              {numberText(views, i18n.language)}
            </bdi>
          </span>
        )}
        <OtherLanguage article={article} />
        <Star article={article} />
        <RecordStar id={id} quiet />
        {can.edit && <Versions id={id} />}
        {can.edit &&
          (phone ? (
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('edit')} onClick={edit}>
              <IconPencil size={19} stroke={1.6} aria-hidden />
            </ActionIcon>
          ) : (
            <Button
              variant="default"
              aria-keyshortcuts="E"
              leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
              rightSection={<Kbd keys="E" />}
              onClick={edit}
            >
              {t('edit')}
            </Button>
          ))}
        <TurnCommands id={id} />
        <TurnMenu id={id} />
        <Rest id={id} />
      </div>
    </header>
  )
}

function Crumbs({ path }: Pick<ReadArticle, 'path'>) {
  const { t } = useTranslation(['kit', 'releases'])
  const nameOf = useLocalName()
  const phone = usePhone()
  const last = path.at(-1)
  const back = t('backToList', { ns: 'kit' })
  if (phone)
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={back}
        title={back}
        renderRoot={(props: object) => (
          <Link {...(last ? categoryPlace(last.id) : { to: '/user/knowledge-base', search: {} })} {...props} />
        )}
      >
        <IconArrowLeft size={18} stroke={1.7} className="turns" aria-hidden />
      </ActionIcon>
    )
  return (
    <nav className={classes['crumbs']} aria-label={t('breadcrumb')}>
      {last === undefined && (
        <Link to="/user/knowledge-base" search={{}}>
          {t('name_knowledgeHub', { ns: 'releases' })}
        </Link>
      )}
      {path.map((category) => (
        <Link key={category.id} {...categoryPlace(category.id)}>
          <bdi>{nameOf(category)}</bdi>
        </Link>
      ))}
    </nav>
  )
}

/** The same article in the other language; or a note that there is none. */
function OtherLanguage({ article: { lang, other } }: { readonly article: ReadArticle }) {
  const { t, i18n } = useTranslation(['knowledge', 'kit'])
  const nameOf = (one: ArticleLanguage) => (i18n.language.startsWith(one) ? t(`lang_${one}`) : t('otherLanguage', { ns: 'kit' }))
  const phone = usePhone()
  const language = lang === 'ar' ? 'en' : 'ar'
  const sign = <IconLanguage size={17} stroke={1.6} aria-hidden />
  if (!other)
    return phone ? null : (
      <span className={classes['missing']} title={t(`noOther_${language}`)}>
        {sign}
        <bdi lang={language}>{nameOf(language)}</bdi>
        <span className={classes['absent']}>{t(`noOther_${language}`)}</span>
      </span>
    )
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={sign}
      aria-label={t(`openOther_${other.lang}`)}
      title={other.title}
      data-other={other.lang}
      renderRoot={(props: object) => <Link {...articlePlace(other.id)} {...props} />}
    >
      <bdi lang={other.lang}>{nameOf(other.lang)}</bdi>
    </Button>
  )
}

function Star({ article: { id, starred } }: { readonly article: ReadArticle }) {
  const { t } = useTranslation('knowledge')
  const star = useWrite(articles.star)
  const Sign = starred ? IconStarFilled : IconStar
  return (
    <ActionIcon
      variant={starred ? 'light' : 'subtle'}
      {...(!starred && { color: 'gray' })}
      size={32}
      aria-label={t('star')}
      aria-pressed={starred}
      title={t(starred ? 'unstar' : 'star')}
      disabled={star.isPending}
      onClick={() => star.mutate({ id, starred: !starred })}
    >
      <Sign size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

function Versions({ id }: Pick<ReadArticle, 'id'>) {
  const { t } = useTranslation('knowledge')
  const [opened, setOpened] = useState(false)
  const wanted = useEver(opened)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('publishedVersions')}
        title={t('publishedVersions')}
        onClick={() => setOpened(true)}
      >
        <IconHistory size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Suspense>{wanted && <PublishedVersions id={id} opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}

function Rest({ id }: Pick<ReadArticle, 'id'>) {
  const { t } = useTranslation('knowledge')
  const copy = async () => {
    if (await copyText(location.href)) showToast({ kind: 'success', text: t('linkCopied') })
  }
  return (
    <ActionMenu
      actions={[
        { name: 'link', label: t('copyLink'), icon: IconLink, run: () => void copy() },
        { name: 'print', label: t('print'), icon: IconPrinter, run: () => window.print() },
        {
          name: 'pdf',
          label: t('exportPdf'),
          icon: IconFileTypePdf,
          file: fileAddress(exports.article, { id, format: 'pdf' }),
        },
        {
          name: 'markdown',
          label: t('exportMarkdown'),
          icon: IconFileZip,
          file: fileAddress(exports.article, { id, format: 'markdown' }),
        },
      ]}
      button={(asks) => (
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more')} title={t('more')} {...asks}>
          <IconDots size={19} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
