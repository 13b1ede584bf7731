import type { LinkedRecord } from '@diwan/contract/links/schemas'
import { MAX_CARDS, MAX_NAMED } from '@diwan/contract/links/limits'
import { addressesIn } from '@diwan/core/addresses'
import { readShortId, splitAtShortIds } from '@diwan/core/short-id'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'
import { linkQueries } from './api.ts'
import { idsOfAddress } from './model/record-address.ts'

interface Known {
  /** By short id. */
  readonly named: ReadonlyMap<string, LinkedRecord>
  /** Those that addresses of the portal lead to, by id. */
  readonly addressed: ReadonlyMap<string, LinkedRecord>
  /** By the id of a link. */
  readonly linked: ReadonlyMap<string, LinkedRecord>
}

const nothing: Known = { named: new Map(), addressed: new Map(), linked: new Map() }
const Records = createContext(nothing)

interface LinkedTextsProps {
  /** The record they belong to. */
  id: string
  /** What is said, newest first: short ids in it are looked up together. */
  texts: readonly string[]
  children: ReactNode
}

/** What stands inside knows the records that its short ids and links lead to, of what this reader may see. */
export function LinkedTexts({ id, texts, children }: LinkedTextsProps) {
  const { data: found } = useQuery(linkQueries.named(shortIdsIn(texts)))
  const { data: addressed } = useQuery(linkQueries.cards(addressedIn(texts)))
  const { data: links } = useQuery(linkQueries.of(id))
  const known: Known = {
    named: new Map(found?.items.map((record) => [record.shortId ?? '', record])),
    addressed: new Map(addressed?.map((record) => [record.id, record])),
    linked: new Map(links?.items.map(({ id: link, record }) => [link, record])),
  }
  return <Records value={known}>{children}</Records>
}

const shortIdsIn = (texts: readonly string[]): string[] => {
  const found = texts.flatMap((text) => splitAtShortIds(text).filter((_, place) => place % 2 === 1))
  return [...new Set(found.flatMap((typed) => readShortId(typed) ?? []))].slice(0, MAX_NAMED).toSorted()
}

const addressedIn = (texts: readonly string[]): string[] => {
  const ids = texts.flatMap((text) => addressesIn(text).flatMap(({ address }) => idsOfAddress(address)))
  return [...new Set(ids)].slice(0, MAX_CARDS).toSorted()
}

/** The record that an address of the portal leads to; nothing if it is deleted or the reader may not see it. */
export function useAddressed(address: string): LinkedRecord | undefined {
  const { addressed } = use(Records)
  return addressed.size === 0 ? undefined : idsOfAddress(address).flatMap((id) => addressed.get(id) ?? [])[0]
}

/** The record that a short id leads to, as it was typed; nothing if the reader may not see it. */
export const useNamed = (typed: string): LinkedRecord | undefined => use(Records).named.get(readShortId(typed) ?? '')

/** The record at the far end of a link. */
export const useLinked = (): ((link: string) => LinkedRecord | undefined) => {
  const { linked } = use(Records)
  return (link) => linked.get(link)
}
