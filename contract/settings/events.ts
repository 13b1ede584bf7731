import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'

export const settingsEvents = {
  changed: event('settings.changed', Difference),
}
