import type { KindMembers, Module } from '../module.ts'
import type { KindParts } from './types.ts'

/** A module as its manifest states it: everything that does not follow from its kinds. */
export interface ModuleOf
  extends Omit<Module, 'name' | keyof KindMembers>, Pick<KindMembers, 'objects' | 'events' | 'found' | 'numbers' | 'forget'> {
  /** The module key, by which it is open or closed. */
  readonly key: string
  readonly kinds: readonly { readonly parts: KindParts }[]
}

/** The manifest of a module: what it states itself, and what follows from each of its kinds. */
export function defineModule({ key, kinds, objects = [], events = [], numbers = [], forget, ...rest }: ModuleOf): Module {
  const parts = kinds.map((kind) => kind.parts)
  return {
    ...rest,
    name: key,
    objects: [...parts.flatMap((part) => part.objects), ...objects],
    events: [...parts.flatMap((part) => part.events), ...events],
    kinds: parts.flatMap((part) => part.kinds),
    channels: parts.flatMap(({ channels }) => channels),
    files: Object.assign({}, ...parts.map(({ files }) => files)) as KindParts['files'],
    searchable: parts.flatMap(({ searchable }) => searchable),
    numbers: [...parts.flatMap((part) => part.numbers), ...numbers],
    topics: (actor) => [...new Set(parts.flatMap(({ topics }) => topics(actor)))],
    forget: async (portal, tx, ids) => {
      await forget?.(portal, tx, ids)
      for (const part of parts) await part.forget(portal, tx, ids)
    },
  }
}
