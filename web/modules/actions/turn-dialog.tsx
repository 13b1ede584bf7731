import { actions } from '@diwan/contract/actions/endpoints'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UnitPicker } from '../../ui/unit-picker.tsx'
import { actionQueries } from './api.ts'
import { ask, useAskedTurn, type Asked } from './asked.ts'
import { TicketDialog } from './ticket-dialog.tsx'

type Choice = Pick<UnitChoice, 'id' | 'nameAr' | 'nameEn'>
interface Values extends Record<string, unknown> {
  place: Choice | null
  list: Choice | null
}

/** What is asked before a record becomes something else: shown by the frame, over any screen. */
export default function TurnDialog() {
  const { t } = useTranslation('actions')
  const asked = useAskedTurn()
  const close = () => ask(undefined)
  if (!asked) return null
  const { id, part, target } = asked
  if (target.asks !== 'group') return <PlaceDialog key={target.name} asked={asked} onClose={close} />
  const about = t(part === undefined ? 'ticketAboutRecord' : 'ticketAbout')
  const title = t(part === undefined ? 'do_ticket' : 'ticketTitle')
  return (
    <TicketDialog
      id={id}
      {...(part !== undefined && { part })}
      title={title}
      about={about}
      action={target.action}
      onClose={close}
    />
  )
}

function PlaceDialog({ asked: { id, part, target }, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const { t } = useTranslation('actions')
  const isTask = target.asks === 'project'
  const initial: Values = { place: null, list: null }
  const form = useForm({
    endpoint: actions.run,
    initial,
    toInput: ({ place, list }) => ({
      id,
      ...(part !== undefined && { part }),
      key: target.action,
      choices: isTask ? { projectId: place?.id ?? '', ...(list && { listId: list.id }) } : { chatId: place?.id ?? '' },
    }),
    done: onClose,
  })
  const { place } = form.values
  const search = (of?: string) => (q: string) => actionQueries.choices(target.action, { q, ...(of !== undefined && { of }) })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`do_${target.name}`)}
      form={form}
      action={t(isTask ? 'makeTask' : 'sendMessage')}
    >
      <UnitPicker<Choice>
        data-autofocus
        label={t(isTask ? 'project' : 'chat')}
        {...form.pick('place', isTask ? 'projectId' : 'chatId')}
        required
        onChange={(chosen) => form.change({ place: chosen, list: null })}
        search={search()}
      />
      {isTask && (
        <UnitPicker<Choice> label={t('list')} {...form.pick('list', 'listId')} disabled={!place} search={search(place?.id)} />
      )}
    </FormDialog>
  )
}
