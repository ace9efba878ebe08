#!/bin/sh
# Audits $LOG, a prefix or a directory, by $VKEY in $PARTS parts, $JOBS of them at a time, and proves the whole from them.
# Started again, it goes on with what is missing.
set -eu
: "${LOG:?the prefix or the directory of the log}" "${VKEY:?the verifier key of the log}"
PARTS=${PARTS:-16} JOBS=${JOBS:-2} FOLDER=${FOLDER:-parts}
mkdir -p "$FOLDER"

# All parts have to be of the same tree, although the log grows.
if ! [ -s "$FOLDER/checkpoint" ]; then
  case $LOG in
    *://*) curl -fsS -o "$FOLDER/checkpoint" "$LOG/checkpoint" ;;
    *) cp "$LOG/checkpoint" "$FOLDER/checkpoint" ;;
  esac
fi

# A part that ends 1 has found something, and one that ends 3 could not read everything: only the latter are run again.
audit() { # PART
  npx touchstone audit "$LOG" --vkey "$VKEY" --checkpoint "$FOLDER/checkpoint" --part "$1/$PARTS" --out "$FOLDER/$1.json" --quiet && return
  [ $? = 1 ]
}
case ${1:-} in
  --part) audit "$2" ;;
  *)
    seq "$PARTS" | parallel --jobs "$JOBS" --retries 3 --joblog "$FOLDER/jobs" sh "$0" --part || true
    npx touchstone audit merge "$FOLDER"/*.json --vkey "$VKEY" --checkpoint "$FOLDER/checkpoint"
    ;;
esac
