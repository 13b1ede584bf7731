import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { articleMoves } from '@diwan/contract/knowledge/moves'
import { allowed } from '@diwan/contract/kit/moves'
import type { OpenManaged } from '@diwan/contract/knowledge/schemas/managed'
import { isolate } from '@diwan/core/direction'
import { ActionIcon } from '@mantine/core'
import {
  IconBook2,
  IconChecks,
  IconColumns2,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconHistory,
  IconLanguage,
  IconTemplate,
  IconTrash,
  IconVersions,
} from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../../kit/formats.ts'
import { useEver } from '../../../../kit/use-ever.ts'
import { useWrite } from '../../../../kit/write.ts'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { ConfirmLater } from '../../../../ui/confirm-later.tsx'
import { lazyDialog } from '../../../../ui/lazy-part.tsx'
import { articlePlace, asSearch, writingPlace } from '../../address.ts'

const WrittenVersions = lazyDialog(async () => ({ default: (await import('../../../documents/public.ts')).VersionsDrawer }))
const PublishedVersions = lazyDialog(() => import('../published-versions.tsx'))

type OpenedDialog = 'written' | 'published' | 'deactivate' | 'delete'

/** The less frequent commands of an article. */
export function ArticleMenu({ opened: { article, documentId } }: { readonly opened: OpenManaged }) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const page = useDirection()
  const { beside }: { beside?: unknown } = useSearch({ strict: false })
  const [asked, ask] = useState<OpenedDialog>()
  const written = useEver(asked === 'written')
  const published = useEver(asked === 'published')
  const translate = useWrite(managedArticles.translate)
  const check = useWrite(managedArticles.checkTranslation)
  const copy = useWrite(managedArticles.copy)
  const activate = useWrite(managedArticles.activate)
  const deactivate = useWrite(managedArticles.deactivate, { quiet: true })
  const remove = useWrite(managedArticles.delete, { quiet: true })
  const { id, version, title, lang, other, status, active, can, translationOlder, publishedN } = article
  const at = { id, version }
  const may = allowed(articleMoves, status, can)
  const missing = lang === 'ar' ? 'en' : 'ar'
  const open = (made: { id: string }) => void navigate(writingPlace(made.id))
  const close = () => ask(undefined)
  const read = () => void navigate(articlePlace(id))
  const isBeside = beside === 1 || beside === '1'
  const showBeside = (on: boolean) =>
    void navigate({ to: '.', search: asSearch({ id, ...(on && { beside: 1 }) }), replace: true })
  return (
    <>
      <ActionMenu
        actions={[
          publishedN !== null && active && { name: 'read', label: t('readPublished'), icon: IconBook2, run: read },
          !other &&
            can.edit && {
              name: 'translate',
              label: t(`translate_${missing}`),
              icon: IconLanguage,
              run: () => translate.mutate({ id }, { onSuccess: open }),
            },
          other !== null && {
            name: 'other',
            label: t(`openSide_${other.lang}`),
            icon: IconLanguage,
            run: () => open(other),
          },
          other !== null && {
            name: 'beside',
            label: t(isBeside ? 'besidesOff' : 'besides'),
            icon: IconColumns2,
            run: () => showBeside(!isBeside),
          },
          translationOlder &&
            can.edit && { name: 'checked', label: t('translationChecked'), icon: IconChecks, run: () => check.mutate(at) },
          { name: 'written', label: t('writtenVersions'), icon: IconVersions, run: () => ask('written') },
          { name: 'published', label: t('publishedVersions'), icon: IconHistory, run: () => ask('published') },
          can.edit && {
            name: 'copy',
            label: t('copyArticle'),
            icon: IconCopy,
            run: () => copy.mutate({ id, template: false }, { onSuccess: open }),
          },
          can.edit && {
            name: 'template',
            label: t('saveAsTemplate'),
            icon: IconTemplate,
            run: () => copy.mutate({ id, template: true }, { onSuccess: open }),
          },
          active
            ? may.deactivate && { name: 'deactivate', label: t('deactivate'), icon: IconEyeOff, run: () => ask('deactivate') }
            : may.activate && { name: 'activate', label: t('activate'), icon: IconEye, run: () => activate.mutate(at) },
          can.delete && { name: 'delete', label: t('delete'), icon: IconTrash, danger: true, run: () => ask('delete') },
        ]}
        button={(asks) => (
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more')} title={t('more')} {...asks}>
            <IconDots size={19} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      />
      <ConfirmLater
        opened={asked === 'deactivate'}
        onClose={close}
        title={t('deactivateTitle', { title: isolate(title, page) })}
        action={t('deactivate')}
        write={deactivate}
        onConfirm={() => deactivate.mutate(at, { onSuccess: close })}
      >
        {t('deactivateText')}
      </ConfirmLater>
      <ConfirmLater
        opened={asked === 'delete'}
        onClose={close}
        title={t('deleteTitle', { title: isolate(title, page) })}
        action={t('delete')}
        write={remove}
        onConfirm={() =>
          remove.mutate({ id }, { onSuccess: () => void navigate({ to: '/admin/knowledge-hub', search: asSearch({}) }) })
        }
      >
        {t('deleteText')}
      </ConfirmLater>
      <Suspense>
        {written && <WrittenVersions id={documentId} opened={asked === 'written'} onClose={close} />}
        {published && <PublishedVersions id={id} opened={asked === 'published'} onClose={close} />}
      </Suspense>
    </>
  )
}
