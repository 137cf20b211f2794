# Computes figures of the post from the raw numbers once more, without the site's code:
#   awk -f recompute.awk runs.csv
# Prints a line for each case and proxy of the last day: medians in µs, per cent, 1/s and KB, and sums.
BEGIN { FS = "," }

NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }

{
  day = $at["day"]
  if (day > last) last = day
  n = ++count[day, $at["case"], $at["proxy"]]
  id = day SUBSEP $at["case"] SUBSEP $at["proxy"]
  known[id] = $at["case"] " " $at["proxy"]
  requests = $at["requests"]
  failed[id] += $at["failed"]
  if ($at["cpu"] != "") put(id, n, "cpu", $at["cpu"] / requests * 1e6)
  if ($at["seconds"] != "") {
    core = $at["core"] - $at["still"] * $at["seconds"]
    put(id, n, "core", core / requests * 1e6)
    put(id, n, "used", core / $at["seconds"] * 100)
    put(id, n, "rate", requests / $at["seconds"])
  }
  if ($at["idleKb"] != "") put(id, n, "connection", ($at["idleKb"] - $at["emptyKb"]) / requests)
}

function put(id, n, name, number) {
  value[id, name, n] = number
  size[id, name] = n
}

function median(id, name,    i, j, n, one, list) {
  n = size[id, name]
  for (i = 1; i <= n; i++) {
    one = value[id, name, i]
    for (j = i - 1; j > 0 && list[j] > one; j--) list[j + 1] = list[j]
    list[j + 1] = one
  }
  return n % 2 ? list[(n + 1) / 2] : (list[n / 2] + list[n / 2 + 1]) / 2
}

END {
  split("cpu core used rate connection", names, " ")
  for (id in known) {
    if (id !~ "^" last) continue
    for (k = 1; k <= 5; k++)
      if ((id, names[k]) in size) printf "%s %s %.3f\n", known[id], names[k], median(id, names[k])
    printf "%s failed %d\n", known[id], failed[id]
  }
}
