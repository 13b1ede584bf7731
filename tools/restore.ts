/** `npm run restore -- FILE`: a back-up into an empty home, and with `--check` only a look at whether it is whole. */
import { runCommand, secondsSince, sizeOf } from '../server/app/backup/command.ts'
import { restore, summaryOf } from '../server/app/backup/restore.ts'
import { checkArchive } from '../server/kit/backup/read-archive.ts'

const help = `npm run restore -- FILE [--check] [--plain]

Restores a back-up into an empty DIWAN_HOME; with DATABASE_URL into that empty database, with S3_…
into that empty bucket. All of FILE is checked before anything is changed. Stopped half-way, the
home does not start; run it again and it starts over.

  --check   only read the file and tell whether it is whole and what it holds
  --plain   take one that is not encrypted, although BACKUP_PASSPHRASE is set

An encrypted one needs BACKUP_PASSPHRASE. Afterwards everybody signs in again. More in docs/operations/backup.md.`

await runCommand({
  help,
  flags: ['check', 'plain'],
  async run({ file, settings, flags, say, signal }) {
    const begun = performance.now()
    const plain = flags.has('plain')
    if (flags.has('check')) {
      const archive = await checkArchive(file, { signal, passphrase: settings.backupPassphrase, plain })
      return [`${file} is whole: ${summaryOf(archive)}, ${sizeOf(archive.bytes)}.`]
    }
    await restore({ settings, file, say, signal, plain })
    return [
      `Restored in ${secondsSince(begun)}. Start the portal with npm start; everybody signs in again.`,
      'Settings of the environment (mail, addresses, proxies) are not part of a back-up.',
    ]
  },
})
