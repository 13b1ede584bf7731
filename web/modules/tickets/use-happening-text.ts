import type { Happening } from '@diwan/contract/tickets/schemas/ticket'
import { useTranslation } from 'react-i18next'
import { useCustomSentence } from '../custom-fields/reading.ts'
import { useLinked } from '../links/public.ts'
import { instantText, useLocalName } from '../../kit/formats.ts'

/** What happened as one sentence; names and subjects keep their own direction by the marks in the words. */
export function useHappeningText(): (happening: Happening) => string {
  const { t } = useTranslation(['tickets', 'kit'])
  const nameOf = useLocalName()
  const linked = useLinked()
  const ofCustom = useCustomSentence()
  return (happening) => {
    const { event, by, assignee, group, pending, reason, person, field, from = '', to = '' } = happening
    const actor = by?.fullName ?? t('thePortal')
    if (event === 'assigned') {
      if (assignee && assignee.id === by?.id) return t('line_taken', { actor })
      return t('line_assigned', { actor, assignee: assignee?.fullName ?? '' })
    }
    if (event === 'waiting') {
      const until = pending?.until ? instantText(pending.until) : ''
      return t(`line_waiting_${pending?.reason ?? 'requester'}`, { actor, until })
    }
    if (event === 'changed') {
      if (field === 'subject') return t('line_subject', { actor, from, to })
      return t('line_priority', { actor, from: priority(from), to: priority(to) })
    }
    if (event === 'customized' && happening.changes) return ofCustom(actor, happening.changes)
    if (event === 'closed') return t('line_closed', { actor, reason: t(`${reason ?? 'other'}_reason`) })
    if (event === 'joined' || event === 'left') {
      const self = person?.id === by?.id
      return t(event === 'left' && self ? 'line_leftSelf' : `line_${event}`, { actor, person: person?.fullName ?? '' })
    }
    if (event === 'linked' || event === 'unlinked') {
      const other = linked(happening.link ?? '')
      return other ? t(`line_${event}`, { actor, other: other.shortId ?? other.title }) : t(`line_${event}Unseen`, { actor })
    }
    return t(`line_${event}`, { actor, group: group ? nameOf(group) : '' })
  }

  function priority(value: string): string {
    return value === 'LOW' || value === 'HIGH' ? t(`priority_${value}`, { ns: 'kit' }) : t('priority_NORMAL', { ns: 'kit' })
  }
}
