import type { Mail } from '../mail/mail.ts'
import { letters } from './counters.ts'

/** The same mail; what leaves and what fails is counted. */
export const countedMail = <M extends Mail>(mail: M): M => ({
  ...mail,
  async send(letter) {
    try {
      await mail.send(letter)
      letters.inc({ outcome: 'sent' })
    } catch (error) {
      letters.inc({ outcome: 'failed' })
      throw error
    }
  },
})
