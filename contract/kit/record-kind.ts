/** The names under which both sides know one kind of record. Stored names (kind, channel, audiences) are never renamed. */
export interface KindName {
  /** Kind of object, prefix of its channels, name of its search entries: `note`. */
  readonly name: string
  /** The module key that must be open, and the topic of its lists: `notes`. */
  readonly module: string
  /** The flag that shows a record, by its full name: `notes.view`. */
  readonly view: string
  /** Each audience has its own channel. */
  readonly audiences: readonly string[]
  /** Whether the search of everything shows such records, as `found_<name>` of the module's words. */
  readonly found: boolean
  /** The address that opens a record. */
  readonly path: (id: string) => string
  /** The address that opens it for those who edit it, where that is another one. */
  readonly editPath: (id: string) => string
  /** The channel on which a record is followed. */
  readonly channel: (id: string) => string
}

type Given = Pick<KindName, 'name' | 'module' | 'path'> & Partial<Pick<KindName, 'view' | 'audiences' | 'found' | 'editPath'>>

/** Declares a kind of record. Modules of both sides derive from it what they say about the kind. */
export const kindName = ({
  name,
  module,
  path,
  editPath = path,
  view = `${module}.view`,
  audiences = ['public'],
  found = true,
}: Given): KindName => ({ name, module, view, audiences, found, path, editPath, channel: (id) => `${name}:${id}` })
