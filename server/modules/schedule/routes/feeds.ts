import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { route } from '../../../kit/http/route.ts'
import type { House } from '../../../kit/module.ts'
import { addIncoming, chooseMail, listFeeds, makeFeed, removeIncoming, revokeFeed } from '../service/feeds/own.ts'
import { readFeed } from '../service/feeds/read.ts'

export const feedRoutes = (house: House) => [
  route(feeds.list, listFeeds),
  route(feeds.make, makeFeed(house.publicUrl)),
  route(feeds.revoke, revokeFeed),
  route(feeds.read, readFeed(house)),
  route(feeds.add, addIncoming),
  route(feeds.remove, removeIncoming),
  route(feeds.chooseMail, chooseMail),
]
