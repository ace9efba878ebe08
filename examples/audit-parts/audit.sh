#!/bin/sh
# Audits $LOG, a prefix or a directory, by $VKEY in $PARTS parts, $JOBS of them at a time, and proves the whole from them.
# $FOLDER keeps the checkpoint and the files of the parts: started again, it goes on with what is missing.
# It ends with the exit code of the merge, with 2 where it is used wrongly, and with 4 where no checkpoint can be fetched.
set -eu
: "${LOG:?set it to the prefix or the directory of the log}" "${VKEY:?set it to the verifier key of the log}"
LOG=${LOG%/} PARTS=${PARTS:-16} JOBS=${JOBS:-2} FOLDER=${FOLDER:-parts}

# A part that ends 3 or 4 could not read everything, and is run again. One that ends 1 has found something, which the merge
# tells. One that ends 2 is used wrongly, as all others are, and stops them.
audit() { # PART
  [ ! -e "$FOLDER/stop" ] || return 0
  code=0
  npx touchstone audit "$LOG" --vkey "$VKEY" --checkpoint "$FOLDER/checkpoint" --part "$1/$PARTS" --out "$FOLDER/$1.json" \
    >"$FOLDER/$1.txt" || code=$?
  sed -n '/^Verdict/,$p' "$FOLDER/$1.txt"
  case $code in
    1) return 0 ;;
    2) : >"$FOLDER/stop" ;;
    *) return "$code" ;;
  esac
}
if [ "${1:-}" = --part ]; then
  audit "$2"
  exit
fi

# The program of this name in moreutils is another one.
if ! parallel --version 2>/dev/null | grep -q GNU; then
  echo 'audit.sh: GNU parallel is missing; it is the package "parallel" of Debian and of Homebrew' >&2
  exit 2
fi
mkdir -p "$FOLDER"
rm -f "$FOLDER/stop"
# All parts have to be of the same tree, although the log grows.
if ! [ -s "$FOLDER/checkpoint" ]; then
  case $LOG in
    *://*) curl -fsS -o "$FOLDER/checkpoint" "$LOG/checkpoint" || exit 4 ;;
    *) cp "$LOG/checkpoint" "$FOLDER/checkpoint" || exit 2 ;;
  esac
fi
seq "$PARTS" |
  parallel --jobs "$JOBS" --retries 3 --line-buffer --tagstring 'part {}' --joblog "$FOLDER/jobs" sh "$0" --part || true
if [ -e "$FOLDER/stop" ]; then
  echo "audit.sh: stopped for that reason, and nothing is merged (another FOLDER gives another --out)" >&2
  exit 2
fi
npx touchstone audit merge "$FOLDER"/*.json --vkey "$VKEY" --checkpoint "$FOLDER/checkpoint"
