import type { Channel, Offer, Reason } from '@diwan/contract/kit/notice'
import type { Actor } from '../access/actor.ts'
import type { Portal } from '../portal.ts'
import type { Fact } from '../record/jobs.ts'

/** The people who are notified of an event, and where it leads; the sentence is `told_<event>` of the module's words. */
export interface NotificationRule {
  /** It is about the recipient's own account, standing or office: no policy is asked, and the own deed is told as well. */
  readonly toSelf?: boolean
  /** People concerned, the actor left out by the runner; the policy of the record is asked again for each. */
  recipients(portal: Portal, fact: Fact): Promise<string[]>
  /** For the sentence; of `name_ar` and `name_en` each reader gets the one in their language as `name`. */
  params(portal: Portal, fact: Fact): Promise<Record<string, string>>
  /** The second is what `params` answered. */
  path(objectId: string, params: Record<string, string>): string
  /** Why it concerns this recipient in person: the tabs of the inbox. */
  reason?(fact: Fact, userId: string): Reason | undefined
  /** It cannot be switched off, by its recipient or by an administrator. */
  readonly critical?: boolean
  /** Where it differs from `on`: what holds until an administrator or the recipient chooses otherwise. */
  readonly channels?: Readonly<Partial<Record<Channel, Offer>>>
}

/** Channels of one prefix: `ticket:…`. */
export interface ChannelKind {
  readonly prefix: string
  /** The module key that must not be COMING_SOON, as with an endpoint. */
  readonly module?: string
  mayFollow(portal: Portal, actor: Actor, channel: string): Promise<boolean>
  /** The same for many people at once, where a channel has many followers. Absent: each is asked alone. */
  mayAllFollow?(portal: Portal, people: readonly Actor[], channel: string): Promise<readonly Actor[]>
  /** Absent: all who follow a channel see every presence reported on it. */
  readonly presence?: PresenceWords
}

/** What people may be shown doing on channels of a kind, where some of it is not for everybody. */
export interface PresenceWords {
  /** Weakest first: of several tabs of a person the strongest is shown. */
  readonly order: readonly string[]
  /** The only ones that followers of a record's outer channel may see, wherever in the record they were reported. */
  readonly outer: readonly string[]
}

/** A mail that people chose to receive again and again; nothing of it is a notification. */
export interface RegularMail {
  /** Its name for ever: the address in a mail that stops them carries it. */
  readonly name: string
  stop(portal: Portal, person: string): Promise<void>
}
