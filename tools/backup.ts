/** `npm run backup -- FILE`: one file with the database and the files of a portal, which may keep running. */
import path from 'node:path'
import { backUp } from '../server/app/backup/back-up.ts'
import { runCommand, secondsSince, sizeOf } from '../server/app/backup/command.ts'
import { openSource } from '../server/app/backup/source.ts'
import { storageFor } from '../server/app/storage.ts'

const help = `npm run backup -- FILE [--plain]

Writes the database and all files of the portal into the new file FILE, which only you can read.
The portal may be at work: what counts is the moment at which it begins. FILE is read again and
compared before it gets its name; whatever goes wrong, no file stays.

With BACKUP_PASSPHRASE it is encrypted.

  --plain   leave it unencrypted although BACKUP_PASSPHRASE is set

Which portal: DIWAN_HOME (.diwan), or DATABASE_URL and S3_… as for npm start.
To restore it: npm run restore -- FILE. More in docs/operations/backup.md.`

await runCommand({
  help,
  flags: ['plain'],
  async run({ file, settings, flags, say, signal }) {
    const passphrase = flags.has('plain') ? undefined : settings.backupPassphrase
    const begun = performance.now()
    const source = await openSource(settings)
    try {
      const inHome = (name: string): string => path.resolve(settings.home, name)
      const storage = await storageFor(settings, inHome('files'))
      const accounts = inHome('demo-accounts.json')
      const { contents, bytes } = await backUp({
        client: source.client,
        storage,
        accounts,
        file,
        passphrase,
        say,
        signal,
      })
      return [
        ...damaged(contents.damagedFiles),
        `Done in ${secondsSince(begun)}: ${file}, ${sizeOf(bytes)}, read again and found whole.`,
        passphrase
          ? 'It is encrypted: without BACKUP_PASSPHRASE nobody opens it again. Keep the words elsewhere.'
          : 'It holds everything people wrote: keep it as safe as the portal itself, or set BACKUP_PASSPHRASE.',
      ]
    } finally {
      await source.close()
    }
  },
})

function damaged(ids: readonly string[]): string[] {
  if (ids.length === 0) return []
  return [
    `Take note: the portal itself has lost or changed the bytes of ${ids.length} of its files. They are in the back-up as they are:`,
    ...ids.slice(0, 20).map((id) => `  ${id}`),
    ...(ids.length > 20 ? [`  and ${ids.length - 20} more`] : []),
  ]
}
