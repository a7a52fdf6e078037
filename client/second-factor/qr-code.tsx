/** Dark on light in both themes: many cameras read no other. */
export function QrCode({ size, path }: { size: number; path: string }) {
  return (
    <svg
      role="img"
      aria-label="QR code with the key for your app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-56 rounded-md"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
