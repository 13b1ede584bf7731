import { Checkbox, Text } from '@mantine/core'
import { savedViews } from '@diwan/contract/saved-views/endpoints'
import type { SavedView } from '@diwan/contract/saved-views/schemas'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { toAsking, type Asking, type SavedList } from '../../kit/list/asking.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UserInput } from '../../ui/user-input.tsx'

interface Values extends Record<string, unknown> {
  name: string
  shared: boolean
}
const blank: Values = { name: '', shared: false }

interface SaveDialogProps {
  readonly of: SavedList
  readonly query: Asking
  readonly mayShare: boolean
  readonly onClose: () => void
}

/** The view opens as soon as it is saved. */
export function SaveDialog({ of, query, mayShare, onClose }: SaveDialogProps) {
  const { t } = useTranslation('saved-views')
  const navigate = useNavigate()
  const form = useForm({
    endpoint: savedViews.save,
    initial: blank,
    toInput: (values) => ({
      list: of.name,
      ...(of.scopeId !== undefined && { scopeId: of.scopeId }),
      query: { ...query },
      ...values,
    }),
    done: ({ id }) => {
      onClose()
      void navigate({ to: '.', search: toAsking(of, { ...query, saved: id }), replace: true })
    },
  })
  return (
    <FormDialog opened onClose={onClose} title={t('saveTitle')} form={form} size={480}>
      <Fields form={form} mayShare={mayShare} />
      <Text c="dimmed">{t('saveText')}</Text>
    </FormDialog>
  )
}

interface ChangeDialogProps {
  readonly view: SavedView
  readonly mayShare: boolean
  readonly onClose: () => void
}

export function ChangeDialog({ view, mayShare, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('saved-views')
  const { id, version, name, shared } = view
  const initial = useMemo((): Values => ({ name, shared }), [name, shared])
  const form = useForm({
    endpoint: savedViews.change,
    initial,
    toInput: (values) => ({ id, version, ...values }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('editTitle')} form={form} size={480}>
      <Fields form={form} mayShare={mayShare} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: {
    readonly values: Values
    readonly change: (some: Partial<Values>) => void
    readonly text: ReturnType<typeof useForm>['text']
  }
  readonly mayShare: boolean
}

function Fields({ form: { values, change, text }, mayShare }: FieldsProps) {
  const { t } = useTranslation('saved-views')
  return (
    <>
      <UserInput label={t('name')} maxLength={60} data-autofocus autoComplete="off" {...text('name')} />
      {mayShare && (
        <Checkbox
          label={t('share')}
          checked={values.shared}
          onChange={(event) => change({ shared: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
