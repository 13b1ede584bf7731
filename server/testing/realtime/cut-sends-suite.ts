import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { chatChannel } from '@diwan/contract/chat/channels'
import { beforeAll, expect, test } from 'vitest'
import { announceSeed, seed } from '../seeded.ts'
import { world, type World } from '../world.ts'
import { keptOnce, sayOnce } from './chats.ts'
import { dyingNetwork } from './dying-network.ts'
import { dice, hearsAll } from './guarantee.ts'
import { steadyClient } from './steady-client.ts'

/** What a sender repeats until it is answered is kept once, wherever the network died. `FUZZ_SEED` replays its choices. */
export function cutSends(sends: number): void {
  let w: World
  beforeAll(async () => {
    announceSeed()
    w = await world()
  })

  test(
    `of ${sends} messages sent while the network dies at random points none is lost and none doubled`,
    { timeout: 300_000 },
    async () => {
      const [sara, omar] = [await w.person('USER'), await w.person('USER')]
      const { id } = (await w.call(sara, chat.create, { name: 'شبكة ضعيفة', userIds: [omar.id] })).body
      const reader = steadyClient({ person: omar, follows: [chatChannel(id)], forbidden: [], base: () => w.base })
      const { base, deaths } = await dyingNetwork(w.base, dice(seed))
      const sent: string[] = []
      for (let n = 0; n < sends; n += 1) sent.push(await sayOnce(() => base, sara, id, `رسالة ${n}`))
      expect(deaths()).toBeGreaterThan(0)
      await keptOnce(w, id, sent)
      await w.eventually(() => hearsAll(w, [reader]))
      reader.close()

      const { items } = (await w.call(omar, chatTalk.page, { id })).body
      const said = items.filter(({ kind }) => kind === 'said').map((one) => one.id)
      expect(said.toReversed()).toEqual(sent.slice(-said.length))
      expect((await w.call(omar, chat.open, { id })).body.chat.unread.count).toBe(sends)
    },
  )
}
