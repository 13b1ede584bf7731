import type { Reach, May } from './reach.ts'
import { relationsTo } from './reach.ts'

interface Deletable {
  readonly deleted_at: Date | null
}

/** Who may do this with a record that is not deleted: a deleted one is nobody's. */
export const living =
  <Row extends Deletable>(may: May<Row>): May<Row> =>
  (actor, row) =>
    row.deleted_at === null && may(actor, row)

/** Who finds a record in the trash, opens it there and restores it: its owner alone, also where others hold `all`. */
export const inTrash =
  <Row extends Deletable>(reach: Reach<Row>, flag: string): May<Row> =>
  (actor, row) => {
    const granted = actor.grants.get(flag)
    if (row.deleted_at === null || !granted) return false
    return (granted.has('own') || granted.has('all')) && relationsTo(reach, actor, row).includes('own')
  }
