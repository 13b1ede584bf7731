import { CompiledQuery, PostgresDialect, PostgresDriver, Transaction } from 'kysely'
import type { DatabaseConnection, Driver, Kysely, PostgresDialectConfig } from 'kysely'
import type { DB } from './types.gen.ts'

/** Connections on which statements travel together. On those of a plain pool they wait for each other (`DATABASE_DRIVER=plain`). */
const eager = new WeakSet<DatabaseConnection>()

/** Committed by `commitBehind`: not once more where the transaction was opened. */
const committed = new WeakSet<DatabaseConnection>()

/** Says `begin` without waiting for the answer: what comes next on this connection is behind it, and fails if it did. */
class EagerDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    eager.add(connection)
    return connection
  }

  override beginTransaction(...begin: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    super.beginTransaction(...begin).catch(() => undefined)
    return Promise.resolve()
  }

  override commitTransaction(connection: Parameters<PostgresDriver['commitTransaction']>[0]): Promise<void> {
    return committed.delete(connection) ? Promise.resolve() : super.commitTransaction(connection)
  }

  /** It fails with its connection alone, of which the error that led here says more. What others still ask would stand behind it. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    const gate = gatesOf.get(connection)
    if (gate) gate.closed ??= { by: new Error('the transaction was given up') }
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

/** For clients with `pipeline`. */
export class EagerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new EagerDriver(this.#config)
  }
}

/** What leads to the connection, until a statement fails or the commit is on its way. */
interface Gate {
  readonly connection: DatabaseConnection
  closed?: { readonly by: unknown }
  /** The first statement that failed. */
  failed?: { readonly by: unknown }
}
const gates = new WeakMap<object, Gate>()
/** The last one that led to a connection. */
const gatesOf = new WeakMap<DatabaseConnection, Gate>()

/**
 * The same transaction, in which statements that do not wait for each other travel together: they run in the order in which they
 * were asked, and one that fails takes those behind it along. Kysely's own hands each over when the one before was answered.
 */
export async function pipelined(trx: Kysely<DB>): Promise<Transaction<DB>> {
  const executor = trx.getExecutor()
  const connection = await executor.provideConnection((one) => Promise.resolve(one))
  if (!eager.has(connection)) return trx as Transaction<DB>
  const gate: Gate = { connection }
  const dialect = new PostgresDialect({ pool: never })
  const own = new Transaction<DB>({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor: executor.withConnectionProvider({ provideConnection: (use) => through(gate, use) }),
  })
  gates.set(own, gate)
  gatesOf.set(gate.connection, gate)
  return own
}

/**
 * After a statement failed no other one is sent: behind the rollback it would take effect alone. PostgreSQL refuses the statements that
 * were on their way without a reason, so they fail for the reason of the first.
 */
async function through<T>(gate: Gate, use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
  if (gate.closed) throw gate.closed.by
  try {
    return await use(gate.connection)
  } catch (error) {
    gate.failed ??= { by: error }
    gate.closed ??= gate.failed
    throw gate.failed.by
  }
}

/** Sends the commit of a pipelined transaction behind statements that are on their way; it succeeds if they all do, and everything is rolled back otherwise. */
export async function commitBehind<T>(trx: Transaction<DB>, onTheWay: Promise<T>): Promise<T> {
  const gate = gates.get(trx)
  if (!gate) return onTheWay // Kysely commits.
  if (gate.closed) throw gate.closed.by
  gate.closed = { by: new Error('the transaction has ended') }
  const committing = gate.connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'))
  const [answer, { rows }] = await Promise.all([onTheWay, committing])
  if (rows[0]?.command !== 'COMMIT') throw new Error('the transaction was rolled back')
  committed.add(gate.connection)
  return answer
}

/** Reads that travel together, outside of a transaction: each sees what was committed before it, and none is older than the one before. */
export const onOneConnection = <T>(db: Kysely<DB>, ask: (one: Kysely<DB>) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => ask(await pipelined(connection)))

/** It has its connection. */
const never = () => Promise.reject(new Error('a transaction opens no connection'))
