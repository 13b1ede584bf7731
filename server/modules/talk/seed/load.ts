import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Keeps what lies in the temporary table `said`: see `load.sql`. What it is found by is the caller's. */
export async function loadMessages(client: pg.ClientBase): Promise<void> {
  await client.query(await readFile(new URL('load.sql', import.meta.url), 'utf8'))
}
