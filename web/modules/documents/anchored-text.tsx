import { headingsOf, type PageHeading } from '@diwan/core/page/headings'
import { useEffect, useMemo } from 'react'
import { Anchors } from './page-heading.tsx'
import { PageText, type PageNode } from './page-text.tsx'

export const headingsIn = (blocks: readonly PageNode[]): PageHeading[] => headingsOf(blocks)

interface AnchoredTextProps {
  readonly blocks: readonly PageNode[]
  readonly headings: readonly PageHeading[]
}

/** A page whose headings have addresses; it opens at the one that the address of the browser names. */
export function AnchoredText({ blocks, headings }: AnchoredTextProps) {
  const anchors = useMemo(() => new Map<object, string>(headings.map(({ node, id }) => [node, id])), [headings])
  useEffect(() => {
    const anchor = anchorInAddress()
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
  }, [])
  return (
    <Anchors value={anchors}>
      <PageText blocks={blocks} />
    </Anchors>
  )
}

function anchorInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return '' // a damaged address opens the page at its top
  }
}
