import classes from './logo.module.css'

/** The letter of the portal; its name stands beside it or in the title of the page. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <span className={classes['logo']} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.56 }} aria-hidden lang="ar">
      د
    </span>
  )
}
