/** Two bars while something moves, a triangle while it stands still. */
export function MotionIcon({ moving }: { moving: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
      <path d={moving ? "M3 2h4v12H3zM9 2h4v12H9z" : "M3 1l11 7-11 7z"} />
    </svg>
  );
}
