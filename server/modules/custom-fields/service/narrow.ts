import { sql, type RawBuilder } from 'kysely'
import { saysOneOf } from '../queries/values.ts'

/** A filter of the lists of a kind: `severity.high`. One value of each field is enough, and each field has to say one. */
export const saysCustom =
  (kind: string) =>
  (asked: readonly string[]): RawBuilder<unknown> => {
    const byField = Map.groupBy(asked, (value) => value.slice(0, value.indexOf('.')))
    const each = [...byField.values()].map((values) => saysOneOf(values.map((value) => `${kind}.${value}`)))
    return sql.join(each, sql` and `)
  }
