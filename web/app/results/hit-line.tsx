import { IconPaperclip } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { found } from '../../gathered.gen.ts'
import { linkOf } from '../../kit/link-of.ts'
import { RecordStatus } from '../../modules/links/public.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { UpdatedText } from '../../ui/updated-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { useAsked } from './address.ts'
import type { FoundItem } from './api.ts'
import { noteSearch } from './earlier.ts'
import { MeetsText } from './meets-text.tsx'
import classes from './results.module.css'

/** One record: its kind, short id, title with the hits, the passage of a part or a file with them, where it belongs, its status and time. */
export function HitLine({ kind, item }: { kind: string; item: FoundItem }) {
  const { title, said: excerpt, meets, place, shortId, status, date, path } = item
  const asked = useAsked()
  const Icon = found[kind]!.icon
  return (
    <li>
      <Link
        {...linkOf(path ?? '/')}
        className={classes['hit']}
        data-hit={kind}
        data-lines={1 + (meets ? 1 : 0) + (excerpt ? 1 : 0)}
        onClick={() => noteSearch(asked?.q ?? '')}
      >
        <Icon size={18} stroke={1.7} aria-hidden />
        {shortId && (
          <span className={classes['id']}>
            <ShortIdText shortId={shortId} />
          </span>
        )}
        <span className={classes['text']}>
          <UserText text={title.text} lit={title.lit} lines={1} />
          {meets && (
            <small>
              <MeetsText meets={meets} />
            </small>
          )}
          {excerpt && (
            <small>
              {excerpt.file && (
                <span className={classes['file']}>
                  <IconPaperclip size={14} stroke={1.7} aria-hidden />
                  <UserText text={excerpt.file} lines={1} />
                </span>
              )}
              <UserText text={excerpt.text} lit={excerpt.lit} lines={1} />
            </small>
          )}
        </span>
        <span className={classes['end']}>
          {place && (
            <span className={classes['place']}>
              <UserText text={place} lines={1} />
            </span>
          )}
          {status && <RecordStatus kind={kind} status={status} plain />}
          {date !== null && !meets && <UpdatedText seconds={date} />}
          <span className={classes['enter']}>
            <Kbd keys="Enter" />
          </span>
        </span>
      </Link>
    </li>
  )
}
