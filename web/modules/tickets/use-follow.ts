import type { Change } from '@diwan/contract/kit/event'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { backOff } from '../../kit/back-off.ts'
import { subscribe } from '../../kit/live.ts'
import { renewLinks } from '../links/public.ts'
import { asksAccessAnew, foldTicket, isAboutLinks, isAboutOldMessage, isAboutParticipants } from './live.ts'
import { foldNewestPage, forgetHeard, hear } from './api/heard.ts'
import { setNewestPage, setPages, ticketQueries } from './api.ts'

/** Keeps an open ticket and its thread as they are at the portal while its screen is shown. */
export function useFollowTicket(id: string): void {
  const client = useQueryClient()
  const { data } = useQuery({ ...ticketQueries.open(id), notifyOnChangeProps: ['data'] })
  const channels = data?.positions.map(({ channel }) => channel).join(' ')
  const [round, setRound] = useState(0)

  useEffect(() => {
    const held = client.getQueryData(ticketQueries.open(id).queryKey)
    if (!held || !channels) return
    let again: ReturnType<typeof setTimeout> | undefined
    /** Some changes were missed, or this channel is not ours any more: look again, and from there on. */
    const missed = () => {
      again ??= setTimeout(() => void renewTicket(client, id).then(() => setRound(round + 1)), round === 0 ? 0 : backOff(round))
    }
    const stops = held.positions.map(({ channel, seq }) => subscribe(channel, seq, (change) => take(client, id, change), missed))
    return () => {
      clearTimeout(again)
      for (const stop of stops) stop()
    }
  }, [client, id, channels, round])

  useEffect(() => () => forgetHeard(id), [id])
}

function take(client: QueryClient, id: string, change: Change): void {
  const held = () => client.getQueryData(ticketQueries.open(id).queryKey)?.ticket
  const before = held()
  hear(id, change)
  foldOpenTicket(client, id, change)
  const after = held()
  if (isAboutLinks(change)) renewLinks(client)
  if (isAboutParticipants(change) || (before && after && asksAccessAnew(before, after)))
    void client.invalidateQueries({ queryKey: ticketQueries.open(id).queryKey })
}

const renewTicket = (client: QueryClient, id: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ticketQueries.open(id).queryKey }),
    client.invalidateQueries({ queryKey: ticketQueries.thread(id).queryKey }),
  ])

function foldOpenTicket(client: QueryClient, id: string, change: Change): void {
  client.setQueryData(ticketQueries.open(id).queryKey, (held) => held && { ...held, ticket: foldTicket(held.ticket, change) })
  if (isAboutOldMessage(change)) setPages(client, id, (page) => foldNewestPage(page, change))
  else setNewestPage(client, id, (page) => foldNewestPage(page, change))
}
