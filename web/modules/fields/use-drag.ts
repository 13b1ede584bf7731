import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type ScreenReaderInstructions,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'

/** A mouse drags at once, a finger after a moment, so that it can scroll; the keyboard lifts with Space. */
export const usePickUp = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )

/** What a screen reader is told while something is dragged, in the reader's language. */
export function useDragWords(
  keys: readonly string[],
  nameOf: (key: string) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const { t } = useTranslation('fields')
  const at = (id: string | number) => ({ place: keys.indexOf(String(id)) + 1, all: keys.length })
  const name = (id: string | number) => nameOf(String(id))
  return {
    screenReaderInstructions: { draggable: t('dragHow') },
    announcements: {
      onDragStart: ({ active }) => t('dragLifted', { name: name(active.id), ...at(active.id) }),
      onDragOver: ({ active, over }) => (over ? t('dragOver', { name: name(active.id), ...at(over.id) }) : undefined),
      onDragEnd: ({ active, over }) => (over ? t('dragDropped', { name: name(active.id), ...at(over.id) }) : undefined),
      onDragCancel: ({ active }) => t('dragCanceled', { name: name(active.id) }),
    },
  }
}
