import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { OpportunityFields } from './opportunity-fields.tsx'
import { useChangedOpportunity, useNewOpportunity } from './use-opportunity-form.ts'

interface NewProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onCreated: (id: string) => void
}

export default function NewOpportunityDialog({ opened, onClose, onCreated }: NewProps) {
  const { t } = useTranslation('opportunities')
  const form = useNewOpportunity((id) => {
    onClose()
    onCreated(id)
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('newTitle')} form={form}>
      <OpportunityFields form={form} />
    </FormDialog>
  )
}

interface ChangeProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly of: OpenOpportunity
}

export function ChangeOpportunityDialog({ opened, onClose, of }: ChangeProps) {
  const { t } = useTranslation('opportunities')
  const form = useChangedOpportunity(of, onClose)
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('editTitle')} form={form}>
      <OpportunityFields form={form} />
    </FormDialog>
  )
}
