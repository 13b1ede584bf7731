interface Versioned {
  readonly id: string
  readonly version: number
}

/** So many records are changed in a page before the oldest are forgotten. */
const MAX_KNOWN = 500

/**
 * Two parts of a write's fold: a change that was made while another one of this page was on its way is sent with the version that the other
 * one has made. Otherwise the portal would refuse it as if somebody else had changed the record. Needs a scope for each record, so that the
 * changes are sent one after the other.
 */
export function ownVersions<Input extends Versioned>() {
  const made = new Map<string, number>()
  const keyOf = ({ id, version }: Versioned) => `${id} ${version}`
  function latest(input: Versioned): number {
    const next = made.get(keyOf(input))
    return next === undefined ? input.version : latest({ id: input.id, version: next })
  }
  return {
    prepare: ({ input }: { readonly input: Input }) => Promise.resolve({ ...input, version: latest(input) }),
    done: (_: unknown, { version }: Pick<Versioned, 'version'>, { input }: { readonly input: Input }) => {
      const before = latest(input)
      if (version <= before) return
      if (made.size >= MAX_KNOWN) made.delete(made.keys().next().value!)
      made.set(keyOf({ id: input.id, version: before }), version)
    },
  }
}
