"""python driver.py list|poll URL SITE KEY: prints in JSON what the package uwaterloodriver reads."""

import json
import os
import sys
import time

kind, url, site, key = sys.argv[1:5]
os.environ["UW_API_KEY"] = key

from uwaterloodriver import UW_Driver  # noqa: E402

driver = UW_Driver(url)
while True:
    print(json.dumps(driver.events(site)), flush=True)
    if kind != "poll":
        break
    time.sleep(0.1)
