import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconArrowLeft, IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { ConfirmLater } from '../../ui/confirm-later.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { formOfWrite } from '../../ui/form-of-write.ts'
import { ViewLinks } from '../../ui/list/view-links.tsx'
import { UploadProgress } from '../../ui/photo/upload-progress.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import classes from './workshop.module.css'

const VIEWS = ['today', 'yesterday', 'week'] as const
const none = { isPending: false, isPaused: false, error: null, reset: () => undefined, withdraw: () => 'withdrawn' as const }

/** What opens over a screen, and what leads to parts of it. */
export function OpenedSpecimens() {
  const { t } = useTranslation('kit')
  const [asked, ask] = useState<'form' | 'question'>()
  const [view, setView] = useState<(typeof VIEWS)[number]>('today')
  const [text, type] = useState('')
  const close = () => ask(undefined)
  return (
    <>
      <div className={classes['row']}>
        <ActionMenu
          title={t('more')}
          actions={[
            { name: 'edit', label: t('edit'), icon: IconPencil, run: () => ask('form') },
            { name: 'back', label: t('backToList'), icon: IconArrowLeft, turns: true, disabled: true },
            { name: 'flag', label: t('details'), icon: IconFlag },
            { name: 'delete', label: t('delete'), icon: IconTrash, danger: true, run: () => ask('question') },
          ]}
          button={(asks) => (
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more')} title={t('more')} {...asks}>
              <IconDots size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          )}
        />
        <Button variant="default" onClick={() => ask('form')}>
          {t('edit')}
        </Button>
        <SegmentedControl
          size="xs"
          aria-label={t('spans')}
          value={view}
          onChange={setView}
          data={VIEWS.map((value) => ({ value, label: t(`span_${value}`) }))}
        />
        <UploadProgress part={0.4} />
      </div>
      <ViewLinks label={t('spans')} param="span" views={VIEWS} current="today" labelOf={(one) => t(`span_${one}`)} />
      <FormDialog
        opened={asked === 'form'}
        onClose={close}
        title={t('edit')}
        form={{ ...formOfWrite(none), submit: (event) => (event.preventDefault(), close()) }}
      >
        <UserInput label={t('details')} required value={text} onChange={(event) => type(event.currentTarget.value)} />
      </FormDialog>
      <ConfirmLater
        opened={asked === 'question'}
        onClose={close}
        title={t('delete')}
        action={t('delete')}
        onConfirm={close}
        write={none}
      >
        {t('noData')}
      </ConfirmLater>
    </>
  )
}
