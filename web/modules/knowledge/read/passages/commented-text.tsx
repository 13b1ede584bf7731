import { MAX_PASSAGE } from '@diwan/contract/knowledge/limits'
import { Button } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../../kit/commands.ts'
import { useDirection } from '../../../../kit/formats.ts'
import { articleQueries } from '../../api/api.ts'
import { commentOn } from '../../model/chosen-words.ts'
import { rangesOf, wordsIn, type ChosenWords } from '../../model/shown-words.ts'
import classes from './passages.module.css'

interface CommentedTextProps {
  readonly id: string
  /** The version that is shown: of another one the places are looked for again. */
  readonly n: number
  readonly may: boolean
  readonly children: ReactNode
}

interface Selected extends ChosenWords {
  /** Pixels from the beginning of the line and from the top of the text. */
  readonly across: number
  readonly down: number
}

/** The text of an article: words with comments are marked and lead to them, and a reader who selects words may comment on them. */
export function CommentedText({ id, n, may, children }: CommentedTextProps) {
  const { t } = useTranslation('knowledge')
  const text = useRef<HTMLDivElement>(null)
  const selected = useSelected(text, may)
  usePainted(text, id, n)
  const choose = () => {
    if (!selected) return
    getSelection()?.removeAllRanges()
    commentOn(id, { quote: selected.quote, nth: selected.nth })
  }
  useCommands(
    selected
      ? [
          {
            id: 'comment on passage',
            label: t('commentOnPassage'),
            part: 'record',
            stroke: { code: 'KeyM' },
            icon: IconMessagePlus,
            run: choose,
          },
        ]
      : [],
  )
  return (
    <div ref={text} className={classes['text']}>
      {children}
      {selected && (
        <Button
          className={classes['offer']}
          style={{ transform: `translate(${selected.across}px, ${selected.down}px)` }}
          size="compact-sm"
          leftSection={<IconMessagePlus size={15} stroke={1.8} aria-hidden />}
          onPointerDown={(event) => event.preventDefault()} // keeps the selection
          onClick={choose}
          aria-keyshortcuts="M"
        >
          {t('commentOnPassage')}
        </Button>
      )}
    </div>
  )
}

/** The words that are selected within the text, once the selection is complete. */
function useSelected(text: RefObject<HTMLDivElement | null>, may: boolean): Selected | undefined {
  const [selected, setSelected] = useState<Selected>()
  const page = useDirection()
  useEffect(() => {
    if (!may) return
    const look = () => {
      const [root, selection] = [text.current, getSelection()]
      const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : undefined
      const words = root && range ? wordsIn(root, range) : undefined
      if (!root || !range || !words || words.quote.length > MAX_PASSAGE) return setSelected(undefined)
      const [frame, place] = [root.getBoundingClientRect(), range.getBoundingClientRect()]
      const across = page === 'rtl' ? Math.min(0, place.right - frame.right) : Math.max(0, place.left - frame.left)
      setSelected({ ...words, across, down: place.bottom - frame.top + 6 })
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [text, may, page])
  return selected
}

const PAINT = 'passage'

/** Marks the words with comments; a click on some of them shows their comment, which itself leads back to them by a button. */
function usePainted(text: RefObject<HTMLDivElement | null>, id: string, n: number): void {
  const { data } = useQuery(articleQueries.passages(id))
  useEffect(() => {
    const root = text.current
    if (!root || !('highlights' in CSS)) return
    const there = (data?.items ?? []).filter(({ removed }) => !removed)
    const found = rangesOf(root, there)
    const painted = there.flatMap(({ messageId }, index) => (found[index] ? [{ messageId, range: found[index] }] : []))
    CSS.highlights.set(PAINT, new Highlight(...painted.map(({ range }) => range)))
    const follow = ({ clientX, clientY }: MouseEvent) => {
      if (getSelection()?.isCollapsed === false) return
      const hit = painted.find(({ range }) => holds(range, clientX, clientY))
      if (hit)
        document.querySelector(`[data-message="${hit.messageId}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    }
    root.addEventListener('click', follow)
    return () => {
      root.removeEventListener('click', follow)
      CSS.highlights.delete(PAINT)
    }
  }, [text, data, n])
}

const holds = (range: Range, x: number, y: number): boolean =>
  [...range.getClientRects()].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
