import { Select, Switch } from '@mantine/core'
import { modules } from '@diwan/contract/releases/endpoints'
import type { RegisteredModule, ReleaseStatus } from '@diwan/contract/releases/schemas'
import { isReady } from '@diwan/contract/releases/vocabulary'
import { RELEASE_STATUSES } from '@diwan/contract/kit/manifest'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import '../../ui/switch-styles.ts'
import { NoteFields, refusalOf } from './note-fields.tsx'
import { useModuleName } from './use-module-name.ts'

interface Values extends Record<string, unknown> {
  status: ReleaseStatus
  enabled: boolean
  notesAr: string
  notesEn: string
}

/** Releases, withdraws, switches on or off: everybody's menus follow within seconds. One that is ready begins as a beta. */
export function StatusDialog({ module, onClose }: { module: RegisteredModule; onClose: () => void }) {
  const { t } = useTranslation('releases')
  const nameOf = useModuleName()
  const { key, revision, core, built } = module
  const proposed = isReady(module) ? 'BETA' : module.status
  const initial: Values = { status: proposed, enabled: module.enabled, notesAr: '', notesEn: '' }
  const form = useForm({
    endpoint: modules.changeStatus,
    initial,
    keep: `module-status-${key}`,
    toInput: (values) => ({ ...values, key, revision }),
    done: onClose,
  })
  const offered = RELEASE_STATUSES.filter((one) => one === module.status || (one === 'COMING_SOON' ? !core : built))
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={`${t('changeStatus')}: ${nameOf(key)}`}
      form={{ ...form, problem: refusalOf(t('failed_status'), form.problem) }}
    >
      <Select
        label={t('status')}
        data={offered.map((one) => ({ value: one, label: t(`status_${one}`) }))}
        allowDeselect={false}
        {...form.pick('status')}
        required={false}
        onChange={(status) => status && form.change({ status })}
      />
      <Switch
        data-field="enabled"
        label={t('switchedOn')}
        description={t('switchedOnAbout')}
        checked={form.values.enabled}
        disabled={core}
        onChange={(event) => form.change({ enabled: event.currentTarget.checked })}
      />
      <NoteFields form={form} />
    </FormDialog>
  )
}
