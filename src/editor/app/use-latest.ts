import { type RefObject, useLayoutEffect, useRef } from "react";

/** What a value is by now, for what runs after the render that gave it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
