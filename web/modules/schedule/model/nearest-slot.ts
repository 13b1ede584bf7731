import type { Slot } from '@diwan/contract/schedule/schemas/appointments'

/** A booking that is put down further from a slot than this is not meant for it. */
const NEAR_SECONDS = 30 * 60

/** The slot that begins nearest to an instant; of two the earlier one. Nothing where none is near. */
export const nearestSlot = <Some extends Pick<Slot, 'startsAt'>>(slots: readonly Some[], at: number): Some | undefined => {
  const far = ({ startsAt }: Some): number => Math.abs(startsAt - at)
  return slots.filter((slot) => far(slot) < NEAR_SECONDS).toSorted((a, b) => far(a) - far(b) || a.startsAt - b.startsAt)[0]
}
