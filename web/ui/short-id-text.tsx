/** ABC123: never turned round by the Arabic beside it. */
export function ShortIdText({ shortId }: { shortId: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {shortId}
    </bdi>
  )
}
