import { TextInput } from '@mantine/core'
import { modules } from '@diwan/contract/releases/endpoints'
import type { RegisteredModule } from '@diwan/contract/releases/schemas'
import { toAsciiDigits } from '@diwan/core/digits'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NoteFields, refusalOf } from './note-fields.tsx'
import { useModuleName } from './use-module-name.ts'

const empty = { version: '', notesAr: '', notesEn: '' }

export function VersionDialog({ module, onClose }: { module: RegisteredModule; onClose: () => void }) {
  const { t } = useTranslation('releases')
  const nameOf = useModuleName()
  const { key, revision } = module
  const form = useForm({
    endpoint: modules.changeVersion,
    initial: empty,
    keep: `module-version-${key}`,
    toInput: (values) => ({ ...values, version: toAsciiDigits(values.version), key, revision }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={`${t('changeVersion')}: ${nameOf(key)}`}
      form={{ ...form, problem: refusalOf(t('failed_version'), form.problem) }}
    >
      <TextInput
        label={t('version')}
        description={t('versionNow', { version: `\u2066${module.version}\u2069` })}
        placeholder={t('versionExample')}
        dir="ltr"
        autoComplete="off"
        data-autofocus
        {...form.text('version')}
      />
      <NoteFields form={form} />
    </FormDialog>
  )
}
