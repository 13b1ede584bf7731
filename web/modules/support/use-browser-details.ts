import type { DetailName } from '@diwan/contract/support/vocabulary'
import { useMemo } from 'react'

export type BrowserDetails = Partial<Record<DetailName, string>>

const browsers = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** What helps to find a cause and names nobody. */
export function browserDetails(agent = navigator.userAgent): BrowserDetails {
  const [browser, pattern] = browsers.find(([, one]) => one.test(agent)) ?? []
  const [system] = systems.find(([, one]) => one.test(agent)) ?? []
  return {
    ...(browser && pattern && { browser: `${browser} ${pattern.exec(agent)?.[1] ?? ''}`.trim() }),
    ...(system && { system }),
    window: `${window.innerWidth} × ${window.innerHeight}`,
    language: document.documentElement.lang,
  }
}

export const useBrowserDetails = (): BrowserDetails => useMemo(() => browserDetails(), [])
