import { actions } from '@diwan/contract/actions/endpoints'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { useTranslation } from 'react-i18next'
import type { AskedTurn } from '../../kit/asked-turn.ts'
import { useForm } from '../../kit/form.ts'
import type { TurnField } from '../../kit/turn-targets.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UnitPicker } from '../../ui/unit-picker.tsx'
import { actionQueries } from './api.ts'
import { TicketDialog } from './ticket-dialog.tsx'

type Choice = Pick<UnitChoice, 'id' | 'nameAr' | 'nameEn'>
type Values = Record<string, Choice | null>

interface TurnDialogProps {
  readonly asked: AskedTurn
  readonly onClose: () => void
}

/** The question before a record becomes something else: the frame shows it over any screen. */
export default function TurnDialog({ asked, onClose }: TurnDialogProps) {
  const { t } = useTranslation('actions')
  const { id, part, target } = asked
  if (target.asks !== 'group') return <PlaceDialog key={target.name} asked={asked} onClose={onClose} />
  const isPart = part !== undefined
  return (
    <TicketDialog
      id={id}
      {...(isPart && { part })}
      title={t(isPart ? 'ticketTitle' : 'do_ticket')}
      about={t(isPart ? 'ticketAbout' : 'ticketAboutRecord')}
      action={target.action}
      onClose={onClose}
    />
  )
}

function PlaceDialog({ asked: { id, part, target }, onClose }: TurnDialogProps) {
  const { t } = useTranslation('actions')
  const fields: readonly TurnField[] = typeof target.asks === 'object' ? target.asks : []
  const initial: Values = Object.fromEntries(fields.map(({ field }) => [field, null]))
  const form = useForm({
    endpoint: actions.run,
    initial,
    toInput: (values) => ({
      id,
      ...(part !== undefined && { part }),
      key: target.action,
      choices: Object.fromEntries(
        fields.flatMap(({ field, optional }) => (optional && !values[field] ? [] : [[field, values[field]?.id ?? '']])),
      ),
    }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t(`do_${target.name}`)} form={form} action={t('make')}>
      {fields.map(({ field, optional = false }, at) => {
        const before = fields[at - 1]?.field
        const of = before && form.values[before]?.id
        return (
          <UnitPicker<Choice>
            key={field}
            {...(at === 0 && { 'data-autofocus': true })}
            label={t(`place_${field}`)}
            {...form.pick(field)}
            value={form.values[field] ?? null}
            required={!optional}
            disabled={before !== undefined && of === undefined}
            onChange={(chosen) =>
              form.change({ ...Object.fromEntries(fields.slice(at + 1).map((later) => [later.field, null])), [field]: chosen })
            }
            search={(q) => actionQueries.choices(target.action, { q, ...(of !== undefined && { of }) })}
          />
        )
      })}
    </FormDialog>
  )
}
