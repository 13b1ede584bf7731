import { TEXT, type Shape } from './shapes.ts'

/** The shapes of a chart in an SVG that runs from left to right. */
export function DrawnShapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map((shape, at) => <One key={at} shape={shape} />)
}

function One({ shape }: { shape: Shape }) {
  if (shape.kind === 'box') {
    const { x, y, width, height, fill, round } = shape
    return <rect x={x} y={y} width={width} height={height} rx={round} fill={`var(${fill})`} />
  }
  if (shape.kind === 'text') {
    const { x, y, text, anchor, fill, strong } = shape
    return (
      <text x={x} y={y} textAnchor={anchor} fill={`var(${fill})`} fontSize={TEXT} fontWeight={strong ? 500 : 400}>
        {text}
      </text>
    )
  }
  const { d, stroke, fill, dashed, faint } = shape
  return (
    <path
      d={d}
      fill={fill ? `var(${fill})` : 'none'}
      fillOpacity={faint ? 0.1 : 1}
      stroke={stroke && `var(${stroke})`}
      strokeWidth={stroke === '--diwan-line' ? 1 : 2}
      strokeDasharray={dashed ? '4 3' : undefined}
    />
  )
}
