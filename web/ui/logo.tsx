import { useOrganisation } from '../kit/environment.ts'
import classes from './logo.module.css'

/** The logo of the organisation, or the letter of the portal; the name stands beside it or in the title of the page. */
export function Logo({ size = 32, own = true }: { size?: number; own?: boolean }) {
  const logo = useOrganisation()?.logo
  if (logo && own)
    return <img src={logo} alt="" className={classes['own']} style={{ blockSize: size, maxInlineSize: size * 3 }} />
  return (
    <span className={classes['logo']} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.56 }} aria-hidden lang="ar">
      د
    </span>
  )
}
