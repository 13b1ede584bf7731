import { OTP_DIGITS, OTP_MINUTES } from '@diwan/contract/identity/limits'
import { randomInt } from 'node:crypto'
import type { BackgroundJobKind } from '../../kit/module.ts'
import { hashPassword } from '../../kit/secrets/secrets.ts'
import { readActor } from '../access/public.ts'
import { keepCode, readRound } from './queries/reset-codes.ts'
import { changedLetter, codeLetter, CONFIRM_PASSWORD } from './service/letters.ts'
import { SEND_CODE } from './service/reset/ask.ts'

/**
 * The code is made here, at the moment of sending, and its slow hash is kept before the mail leaves. Run twice, it sends a
 * second mail whose code ends the first. Six digits under a fast hash would be open to a reader of the table.
 */
const sendCode = (publicUrl: string): BackgroundJobKind => ({
  name: SEND_CODE,
  async run(portal, { round = '' }) {
    const reader = await readRound(portal.db, round)
    if (!reader) return // nobody has this address, or a newer code was asked for
    const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
    const until = new Date(portal.clock.now().getTime() + OTP_MINUTES * 60_000)
    if (!(await keepCode(portal.db, round, await hashPassword(code), until))) return
    await portal.mail.send(await codeLetter(portal, publicUrl, reader, code))
  },
})

const confirmPassword = (publicUrl: string): BackgroundJobKind => ({
  name: CONFIRM_PASSWORD,
  async run(portal, { userId = '', at = '' }) {
    const actor = await readActor(portal, userId)
    if (actor) await portal.mail.send(await changedLetter(portal, publicUrl, actor, new Date(at)))
  },
})

export const backgroundJobs = (publicUrl: string): readonly BackgroundJobKind[] => [
  sendCode(publicUrl),
  confirmPassword(publicUrl),
]
